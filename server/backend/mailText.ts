/** The words of a mail without its markup, one line a paragraph; of a link its address, on a line of its own. */
export function mailText(html: string): string {
  return html
    .replaceAll(/<head>[\s\S]*<\/head>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a href="([^"]*)".*?<\/a ?>/g, '\n$1\n')
    .replaceAll(/<\/(?:p|h1)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
