import { LiveCell as LiveCell_19d1c1c05cf4b0be30513af50d808820 } from '../../../admin/live-cell'
import { LiveField as LiveField_19d1c1c05cf4b0be30513af50d808820 } from '../../../admin/live-cell'
import { LanguagesCell as LanguagesCell_4b6663b65bc21cfaf5e38db350b253d5 } from '../../../admin/languages-cell'
import { LanguagesField as LanguagesField_4b6663b65bc21cfaf5e38db350b253d5 } from '../../../admin/languages-cell'
import { PageBlocks as PageBlocks_0f7f510e3665b8710081757c9a748e98 } from '../../../admin/page-blocks'
import { ListFilters as ListFilters_9976bcbee69c698bd0d88bf977db6fd6 } from '../../../admin/list-filters'
import { CopyLanguage as CopyLanguage_7660bbdacbf41e531263bddfec0b31f5 } from '../../../admin/copy-language'
import { BlockGuideText as BlockGuideText_03f33e48ed700493ccb80f6314ae25d0 } from '../../../admin/block-guide'
import { ConfigRowLabel as ConfigRowLabel_f72d00d0b5a551236a28a8d0216aa192 } from '../../../admin/config-row-label'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/live-cell#LiveCell": LiveCell_19d1c1c05cf4b0be30513af50d808820,
  "/admin/live-cell#LiveField": LiveField_19d1c1c05cf4b0be30513af50d808820,
  "/admin/languages-cell#LanguagesCell": LanguagesCell_4b6663b65bc21cfaf5e38db350b253d5,
  "/admin/languages-cell#LanguagesField": LanguagesField_4b6663b65bc21cfaf5e38db350b253d5,
  "/admin/page-blocks#PageBlocks": PageBlocks_0f7f510e3665b8710081757c9a748e98,
  "/admin/list-filters#ListFilters": ListFilters_9976bcbee69c698bd0d88bf977db6fd6,
  "/admin/copy-language#CopyLanguage": CopyLanguage_7660bbdacbf41e531263bddfec0b31f5,
  "/admin/block-guide#BlockGuideText": BlockGuideText_03f33e48ed700493ccb80f6314ae25d0,
  "/admin/config-row-label#ConfigRowLabel": ConfigRowLabel_f72d00d0b5a551236a28a8d0216aa192,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
