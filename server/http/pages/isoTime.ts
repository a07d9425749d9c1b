/** SQL that formats a timestamp as an ISO date and time in UTC, to the second. */
export const isoTime = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
