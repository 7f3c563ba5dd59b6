import type { NextConfig } from 'next'

const config: NextConfig = {
  // The root of the repository, whose packages the app uses.
  turbopack: { root: `${import.meta.dirname}/../../..` },
}

export default config
