import { type Context, isOfDevice } from '../../context.js'

/** The device and the place of a request. */
export interface RequestOrigin {
  userAgent: string | null
  /** ISO 3166 code. */
  countryCode: string | null
  cityName: string | null
}

/** Returns the origin of the request that is being handled. A server that acts for a user has none. */
export function requestOriginOf({ auditSource }: Context): RequestOrigin | undefined {
  if (!isOfDevice(auditSource)) return undefined
  return {
    userAgent: auditSource.userAgent,
    countryCode: auditSource.ipInfo?.countryCode ?? null,
    cityName: auditSource.ipInfo?.cityName ?? null,
  }
}
