import * as m from '#messages';

/** The categories: title and introduction of their page and tab (docs/specification.md, section 2). */
export const categories = {
  nature: { title: m.categoryNatureTitle, introduction: m.categoryNatureIntroduction },
  mountains: { title: m.categoryMountainsTitle, introduction: m.categoryMountainsIntroduction },
  city: { title: m.categoryCityTitle, introduction: m.categoryCityIntroduction },
} as const;
