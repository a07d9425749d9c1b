import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Value = { readonly stringValue?: string; readonly intValue?: number }
type Attribute = { readonly key: string; readonly value: Value }
type Sent = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly Attribute[]
  readonly status: { readonly code?: number }
}
type Batch = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[]
  }[]
}

export type SentSpan = Omit<Sent, 'attributes'> & {
  readonly attributes: Readonly<Record<string, string | number | undefined>>
  readonly service: string | number | undefined
}

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

/** Starts an OpenTelemetry collector for traces by OTLP over HTTP, in JSON. */
export async function startCollector(): Promise<{ url: string; spans: SentSpan[]; close(): void }> {
  const spans: SentSpan[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces')
        for (const { resource, scopeSpans } of (body as Batch).resourceSpans)
          for (const span of scopeSpans.flatMap((scope) => scope.spans))
            spans.push({
              ...span,
              attributes: valuesOf(span.attributes),
              service: valuesOf(resource.attributes)['service.name'],
            })
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  return { url: `http://127.0.0.1:${port}`, spans, close: () => server.close() }
}
