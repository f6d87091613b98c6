import { ConfigRowLabel as ConfigRowLabel_f72d00d0b5a551236a28a8d0216aa192 } from '../../../admin/config-row-label'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/config-row-label#ConfigRowLabel": ConfigRowLabel_f72d00d0b5a551236a28a8d0216aa192,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
