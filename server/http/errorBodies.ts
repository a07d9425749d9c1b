/** The body of an error of the data API, in PostgREST's format. */
export const restError = (code: string, message: string, details: string | null = null) => ({
  code,
  message,
  details,
  hint: null,
})

/** The body of an error of the auth service, in the format of a hosted project. */
export const authError = (status: number, code: string, message: string) => ({
  code: status,
  error_code: code,
  msg: message,
})
