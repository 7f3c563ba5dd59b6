import type { NextConfig } from 'next'

const config: NextConfig = {
  // The repository, whose packages are used.
  turbopack: { root: `${import.meta.dirname}/../../..` },
}

export default config
