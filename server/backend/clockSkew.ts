import { decode, sign, verify } from 'hono/jwt'

/** The tolerance of PostgREST for clocks that differ, in seconds. */
const CLOCK_SKEW_S = 30

/**
 * Makes the embedded backend accept a token that was signed by a host with another clock. PostgREST tolerates `iat`, `nbf` and `exp`
 * that are off by 30 seconds; the embedded backend has no tolerance and no option for it. A token within the tolerance is signed
 * again with valid times.
 */
export async function allowClockSkew(request: Request, jwtSecret: string): Promise<Request> {
  const token = request.headers
    .get('authorization')
    ?.match(/^Bearer (.+)$/)?.[1]
    ?.trim()
  const now = Math.floor(Date.now() / 1000)
  if (token === undefined || !needsAllowance(token, now)) return request
  const claims = await verify(token, jwtSecret, { alg: 'HS256', iat: false, nbf: false, exp: false }).catch(() => null)
  if (!claims) return request
  const { nbf: _, ...rest } = claims
  const headers = new Headers(request.headers)
  const again = { ...rest, iat: now, ...(claims.exp !== undefined && { exp: Math.max(claims.exp, now + 1) }) }
  headers.set('authorization', `Bearer ${await sign(again, jwtSecret, 'HS256')}`)
  return new Request(request, { headers })
}

/** Whether a token is invalid by this clock although none of its times is off by more than the tolerance. */
function needsAllowance(token: string, now: number): boolean {
  const { iat = now, nbf = now, exp = now + 1 } = timesOf(token)
  const early = Math.max(iat, nbf) - now
  const late = now - exp
  return (early > 0 || late >= 0) && Math.max(early, late) <= CLOCK_SKEW_S
}

type Times = { readonly [name in 'iat' | 'nbf' | 'exp']?: number | undefined }

function timesOf(token: string): Times {
  try {
    const { iat, nbf, exp } = decode(token).payload
    const times = { iat, nbf, exp }
    return Object.values(times).every((time) => time === undefined || Number.isFinite(time)) ? times : {}
  } catch {
    return {} // the backend refuses an invalid token
  }
}
