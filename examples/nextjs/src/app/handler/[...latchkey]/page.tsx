import { Handler } from '@latchkey/react/pages'

/** Sign-in, sign-up, the account settings and the other hosted pages. */
export default function HostedPage() {
  return <Handler fullPage />
}
