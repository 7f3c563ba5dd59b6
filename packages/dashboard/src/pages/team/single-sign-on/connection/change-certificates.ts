import type { NewSamlCertificate, SamlSettings, TeamSingleSignOn } from '@latchkey/core'

/**
 * Changes the certificates of a connection. The change applies to the stored list, because another person may have changed it
 * since the page was loaded.
 */
export async function changeCertificates(
  singleSignOn: TeamSingleSignOn,
  id: string,
  nextOf: (stored: SamlSettings['certificates']) => readonly NewSamlCertificate[],
): Promise<void> {
  const connection = (await singleSignOn.listConnections()).find((other) => other.id === id)
  const next = nextOf(connection?.saml?.certificates ?? [])
  await singleSignOn.updateConnection(id, { saml: { certificates: next } })
}
