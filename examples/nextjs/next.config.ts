import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // The repository, whose packages are used.
  turbopack: { root: `${import.meta.dirname}/../..` },
  // `npm run check` looks at them, together with those of the packages.
  typescript: { ignoreBuildErrors: true },
}

export default config
