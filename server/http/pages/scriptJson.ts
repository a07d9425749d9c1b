/** JSON that may stand in a script element: such an element ends at the first "</script", wherever that stands. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
