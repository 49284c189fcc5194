"""Makes the font files of this folder from those of @fontsource-variable/commissioner, with fonttools 4.66 and brotli.

Run `python make-fonts.py` after the package was updated. Each file has a part of the letters, all weights from 400, and
the flare at the weight of display text only: nothing shows it at another one, and it is a sixth of the bytes.
The package's files are parts of one font, with the same names for the same glyphs, and a Cyrillic А is drawn by the Latin
A: one file with both alphabets has 27 % fewer bytes than two.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.varLib import instancer
from fontTools.varLib.hvar import add_HVAR

FOLDER = Path(__file__).parent
STATIC = FOLDER / "../../../api-function/src/trip-picture/commissioner.ttf"
PACKAGE = FOLDER / "../../node_modules/@fontsource-variable/commissioner/files"

# As in fonts.css.
BASIC = (
    "20-7E,A0,A9,AB,B0-B3,B5,B7,BB-BE,D7,E9,2013-2014,2018-201A,201C-201E,2022,2026,2212"
)
RUSSIAN = "401,406,410-44F,451,456,4B0-4B1,2116"
KAZAKH = "492-493,49A-49B,4A2-4A3,4AE-4AF,4BA-4BB,4D8-4D9,4E8-4E9"
TENGE = "20B8"

FILES = {
    "basic": [("latin", BASIC)],
    "cyrillic": [("cyrillic", RUSSIAN), ("cyrillic-ext", KAZAKH)],
    "russian-kazakh": [
        ("latin", BASIC),
        ("latin-ext", TENGE),
        ("cyrillic", RUSSIAN),
        ("cyrillic-ext", KAZAKH),
    ],
}
# The index of a value that does not vary.
NO_VARIATION = 0xFFFF


def read_part(name, unicodes):
    """Reads a file of the package and leaves out what is not needed."""
    font = TTFont(PACKAGE / f"commissioner-{name}-flar-normal.woff2")
    # Other features of the Cyrillic letters are for Bulgarian, Serbian and Bashkir.
    options = subset.Options(layout_features=["*"] if name == "latin" else ["kern"])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(unicodes))
    subsetter.subset(font)
    # With the heaviest weight as the default, the flare is a change of that one.
    font = instancer.instantiateVariableFont(font, {"wght": (400, 900, 900)})
    variations = font["gvar"].variations
    for glyph in variations:
        variations[glyph] = [each for each in variations[glyph] if len(each.axes) == 1]
    return font


def find_variations(value):
    """Finds the indices of variations in a table, each once."""
    seen, found, open_values = set(), [], [value]
    while open_values:
        value = open_values.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        if isinstance(value, otTables.Device):
            if value.DeltaFormat == 0x8000 and value.StartSize != NO_VARIATION:
                found.append(value)
        elif isinstance(value, list):
            open_values.extend(value)
        elif isinstance(value, dict):
            open_values.extend(value.values())
        elif isinstance(value, otTables.BaseTable | otTables.ValueRecord):
            if isinstance(value, otTables.BaseTable):
                value.ensureDecompiled()
            open_values.extend(vars(value).values())
    return found


def add_kerning(font, part):
    """Adds the kerning of a part, which is between its own letters only, behind that of the font."""
    added = part["GPOS"].table
    if not added.LookupList or not added.LookupList.Lookup:
        return
    store, added_store = font["GDEF"].table.VarStore, part["GDEF"].table.VarStore
    regions, data = len(store.VarRegionList.Region), len(store.VarData)
    store.VarRegionList.Region += added_store.VarRegionList.Region
    for each in added_store.VarData:
        each.VarRegionIndex = [index + regions for index in each.VarRegionIndex]
    store.VarData += added_store.VarData
    for index in find_variations(added.LookupList):
        index.StartSize += data
    lookups = font["GPOS"].table.LookupList.Lookup
    first = len(lookups)
    lookups += added.LookupList.Lookup
    for record in font["GPOS"].table.FeatureList.FeatureRecord:
        if record.FeatureTag == "kern":
            record.Feature.LookupListIndex += range(first, len(lookups))


def add_part(font, part):
    """Adds the glyphs of a part that the font lacks, its letters and its kerning."""
    order = font.getGlyphOrder()
    added = [glyph for glyph in part.getGlyphOrder() if glyph not in order]
    font.setGlyphOrder(order + added)
    font["glyf"].setGlyphOrder(order + added)
    for glyph in added:
        font["glyf"].glyphs[glyph] = part["glyf"][glyph]
        font["hmtx"].metrics[glyph] = part["hmtx"].metrics[glyph]
        font["gvar"].variations[glyph] = part["gvar"].variations.get(glyph, [])
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(part.getBestCmap())
    add_kerning(font, part)


def write(name, parts):
    """Writes a file and prints its bytes."""
    font, *others = [read_part(*part) for part in parts]
    for other in others:
        add_part(font, other)
    del font["HVAR"]
    add_HVAR(font)
    indices = font["GDEF"].table.VarStore.optimize()
    for table in ("GPOS", "GDEF"):
        for index in find_variations(font[table].table):
            position = indices[(index.StartSize << 16) + index.EndSize]
            index.StartSize, index.EndSize = position >> 16, position & 0xFFFF
    path = FOLDER / f"commissioner-{name}.woff2"
    font.flavor = "woff2"
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(path)
    print(path.stat().st_size, path.name)


def write_static():
    """Writes the font of pictures: resvg reads neither WOFF2 nor the axes of a font."""
    font = TTFont(FOLDER / "commissioner-russian-kazakh.woff2")
    font = instancer.instantiateVariableFont(font, {"wght": 800, "FLAR": 0})
    font.flavor = None
    font.recalcTimestamp = False
    font.save(STATIC)
    print(STATIC.stat().st_size, STATIC.name)


for file in FILES.items():
    write(*file)
write_static()
sys.exit(0)
