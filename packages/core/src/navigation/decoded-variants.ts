const MAX_DECODINGS = 4

/** Percent-decodes every run of bytes as UTF-8. Replaces bytes that are not UTF-8, and never throws. */
const percentDecode = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    const bytes = run.slice(1).split('%')
    return new TextDecoder().decode(Uint8Array.from(bytes, (hex) => parseInt(hex, 16)))
  })

/**
 * Returns every form in which a proxy, a framework or a browser may read a text: as it is and percent-decoded one to
 * four times, and each form also with full-width letters and slashes replaced by the ASCII ones. The last form is the
 * one that is decoded most.
 */
export function decodedVariants(text: string): string[] {
  const variants = [text]
  let decoded = text
  for (let round = 0; round < MAX_DECODINGS; round++) {
    decoded = percentDecode(decoded)
    variants.push(decoded)
  }
  return variants.flatMap((variant) => [variant, variant.normalize('NFKC')])
}
