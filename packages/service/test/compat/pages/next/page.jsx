'use client'
import { useUser } from '@stackframe/stack'
import { createAccount } from './account'

export default createAccount(useUser)
