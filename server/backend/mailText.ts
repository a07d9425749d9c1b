/** Converts the HTML of a mail to text: one line per paragraph, and links as their address on a separate line. */
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
