import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // The root of the repository, whose packages the app uses.
  turbopack: { root: `${import.meta.dirname}/../..` },
  // `npm run check` checks the types, together with those of the packages.
  typescript: { ignoreBuildErrors: true },
}

export default config
