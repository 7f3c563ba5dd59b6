/** Everything of a request, as somebody on the way could write it down. */
export function requestText(url: string, { method = '', headers, body }: RequestInit): string {
  const sent = typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : ''
  const parts = [method, url, ...Array.from(new Headers(headers)).flat(), sent]
  // As it came, and once more in a log's JSON.
  return `${parts.join(' ')} ${JSON.stringify(parts)}`
}
