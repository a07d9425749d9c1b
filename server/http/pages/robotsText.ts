/** The content of `/robots.txt`. @param closed folders that search engines must not read, besides the backend's. */
export function robotsText(siteUrl: string, closed: readonly string[] = []): string {
  const refused = ['/rest/', '/auth/', '/functions/', ...closed].map((folder) => `Disallow: ${folder}\n`).join('')
  return `User-agent: *\n${refused}Sitemap: ${siteUrl}/sitemap.xml\n`
}
