import { configure } from '@testing-library/react'

// How long a test takes on a busy machine is no failure.
configure({ asyncUtilTimeout: 20_000 })
