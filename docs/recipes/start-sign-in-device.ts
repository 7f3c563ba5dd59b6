import { refresh, signIn } from './sign-in-device.js'

await signIn()
const accessToken = await refresh()
console.log(`Signed in. The access token has ${accessToken.length} characters.`)
