import { configure } from '@testing-library/react'
import { WAIT_MILLIS } from '../../../scripts/vitest-limits.js'

configure({ asyncUtilTimeout: WAIT_MILLIS })
