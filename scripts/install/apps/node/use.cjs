// An app that uses `require`, which supports ES modules since Node 20.19 and 22.12.
const assert = require('node:assert/strict')
const { ClientApp } = require('@latchkey/core')
const { entries } = require('./entries.cjs')

entries.forEach((entry) => require(entry))

async function main() {
  const email = 'requires@example.com'
  const app = new ClientApp({ tokenStore: 'memory', redirectMethod: 'none' })
  const result = await app.signUpWithCredential({
    email,
    password: 'correct horse',
    callbackUrl: 'http://localhost:3000/handler/email-verification',
    noRedirect: true,
  })
  assert.equal(result.status, 'ok')
  assert.equal((await app.getUser()).primaryEmail, email)

  await import('./use.mjs')
  console.log(`Used on Node ${process.version}.`)
}

void main()
