/**
 * Sites of other versions, newest first, such as `{ text: '1.4', link: 'https://v1-4.example.com' }`. Add the site of a version when
 * a later one changes what its users must know. Version 1 has no other site yet.
 */
const otherVersions: readonly { text: string; link: string }[] = []

/** Returns the menu of versions for the bar at the top. @param version the one that this site documents */
export const versionMenu = (version: string) => ({
  text: version === 'next' ? 'Next version' : `Version ${version}`,
  items: [
    { text: 'Changelog', link: '/reference/changelog' },
    { text: 'Upgrade Latchkey', link: '/guides/upgrading' },
    ...(otherVersions.length > 0 ? [{ text: 'Other versions', items: [...otherVersions] }] : []),
  ],
})
