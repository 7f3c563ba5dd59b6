/**
 * Runs before all other code of the app. Turbopack assigns the URLs of its chunks to script elements as
 * strings, which the policy of the pages (`proxy.ts`) blocks. This file allows exactly those URLs.
 *
 * @see https://w3c.github.io/trusted-types/dist/spec/#default-policy-hdr
 */
interface PolicyRules {
  createScriptURL(url: string): string | null
}

declare const trustedTypes: { createPolicy(name: string, rules: PolicyRules): unknown } | undefined

const isChunk = (url: string) =>
  new URL(url, location.href).href.startsWith(`${location.origin}/_next/static/`)

if (typeof trustedTypes !== 'undefined')
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (isChunk(url) ? url : null),
  })
