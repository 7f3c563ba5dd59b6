/** Returns the URL of a hosted page of the app, on its first domain; domains with https come first. */
export function handlerUrl(
  domains: readonly { domain: string; handlerPath: string }[],
  page: string,
): string | undefined {
  const usable = domains.filter(({ domain }) => !domain.includes('*') && URL.canParse(domain))
  const first = usable.find(({ domain }) => domain.startsWith('https:')) ?? usable[0]
  if (first === undefined) return undefined
  return new URL(`${first.handlerPath.replace(/\/+$/, '')}/${page}`, first.domain).href
}
