// Writes the tables in Sources/Interface/Text from the Unicode Character Database:
//     swift Scripts/MakeScalarKinds.swift
// It is in Debian's package unicode-data, or in a folder given as an argument, laid out as there.

import Foundation

/// One line of a data file: the code points it is about, and its fields after them.
struct Line {
    let points: ClosedRange<Int>
    let fields: [String]
}

let folder = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "/usr/share/unicode"

func text(_ name: String) -> String {
    do {
        return try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(1)
    }
}

func lines(_ name: String) -> [Line] {
    text(name).split(separator: "\n").compactMap { line in
        let data = line.prefix { $0 != "#" }
        let fields = data.split(separator: ";", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let ends = fields[0].split(whereSeparator: { $0 == "." || $0 == " " })
        let points = ends.compactMap { Int($0, radix: 16) }
        guard let first = points.first, let last = points.last else { return nil }
        let range = fields[0].contains("..") ? first...last : first...first
        return Line(points: range, fields: Array(fields.dropFirst()))
    }
}

/// The code points for which a field of the file is one of these values.
func points(_ name: String, _ values: Set<String>, field: Int = 0) -> Set<Int> {
    Set(lines(name).filter { values.contains($0.fields[field]) }.flatMap(\.points))
}

func categories() -> [Int: String] {
    var categories: [Int: String] = [:]
    var first = 0
    for line in lines("UnicodeData.txt") {
        let point = line.points.lowerBound
        if line.fields[0].hasSuffix(", First>") { first = point }
        for each in line.fields[0].hasSuffix(", Last>") ? first...point : point...point {
            categories[each] = line.fields[1]
        }
    }
    return categories
}

/// The letters of the scripts in which a joiner changes what is seen: those with joining letters,
/// and those with a sign that stacks consonants.
func joiningLetters() -> Set<Int> {
    let shaped = points("ArabicShaping.txt", ["D", "R", "L", "C"], field: 1)
    let stackers = points(
        "IndicSyllabicCategory.txt", ["Virama", "Invisible_Stacker", "Pure_Killer"])
    let scripts = lines("Scripts.txt").filter { !["Common", "Inherited"].contains($0.fields[0]) }
    let joining = scripts.filter { !(shaped.union(stackers)).isDisjoint(with: $0.points) }
    let names = Set(joining.map { $0.fields[0] })
    return Set(scripts.filter { names.contains($0.fields[0]) }.flatMap(\.points))
}

let category = categories()
let joining = joiningLetters()
let breaks = Dictionary(
    lines("auxiliary/GraphemeBreakProperty.txt").flatMap { line in
        line.points.map { ($0, line.fields[0]) }
    }, uniquingKeysWith: { first, _ in first })
let wide = points("EastAsianWidth.txt", ["W", "F"])
let selectors = points("PropList.txt", ["Variation_Selector"])
let ignorable = points("DerivedCoreProperties.txt", ["Default_Ignorable_Code_Point"])
let pictographs = points("emoji/emoji-data.txt", ["Extended_Pictographic"])
let modifiers = points("emoji/emoji-data.txt", ["Emoji_Modifier"])
let varying = Set(lines("emoji/emoji-variation-sequences.txt").map(\.points.lowerBound))
/// Where emoji are still to come, all of which will be wide.
let emojiBlocks = [0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF]

func kind(_ point: Int) -> String {
    if selectors.contains(point) { return "selector" }
    if point == 0x200C || point == 0x200D { return "joiner" }
    if (0xE0020...0xE007F).contains(point) { return "tag" }
    switch breaks[point] {
    case "Prepend": return "prepended"
    case "Regional_Indicator": return "regional"
    case "L" where !ignorable.contains(point): return "leadingJamo"
    case "V" where !ignorable.contains(point), "T": return "followingJamo"
    default: break
    }
    if modifiers.contains(point) { return "modifier" }
    guard let category = category[point] else { return unassigned(point) }
    if ["Cc", "Cf", "Cs", "Zl", "Zp"].contains(category) || ignorable.contains(point) {
        return "hidden"
    }
    if pictographs.contains(point) { return pictograph(point) }
    if breaks[point] == "Extend" || breaks[point] == "SpacingMark" {
        return ["Mn", "Me"].contains(category) ? "mark" : "spacingMark"
    }
    if wide.contains(point) { return "wide" }
    if varying.contains(point) { return "keycap" }
    return joining.contains(point) && category.hasPrefix("L") ? "joining" : "narrow"
}

func unassigned(_ point: Int) -> String {
    if point & 0xFFFE == 0xFFFE { return "hidden" }
    let isEmojiToCome = pictographs.contains(point) && emojiBlocks.contains { $0.contains(point) }
    if isEmojiToCome { return "wideEmoji" }
    return wide.contains(point) ? "wide" : "hidden"
}

func pictograph(_ point: Int) -> String {
    switch (wide.contains(point), varying.contains(point)) {
    case (false, false): "narrow"
    case (false, true): "textEmoji"
    case (true, false): "wideEmoji"
    case (true, true): "varyingEmoji"
    }
}

/// In the order of the cases of ScalarKind.
let kinds = [
    "hidden", "narrow", "wide", "joining", "keycap", "mark", "spacingMark", "prepended",
    "leadingJamo", "followingJamo", "regional", "modifier", "textEmoji", "wideEmoji",
    "varyingEmoji", "selector", "joiner", "tag",
]

/// Where each kind begins in these code points, with the number of the kind, as rows of a literal.
func rows(_ points: ClosedRange<Int>) -> String {
    var rows: [String] = []
    var last: String?
    for point in points where kind(point) != last {
        let next = kind(point)
        guard let index = kinds.firstIndex(of: next) else { fatalError("no case named \(next)") }
        last = next
        let entry = "0x" + String(point << 5 | index, radix: 16, uppercase: true) + ","
        if let row = rows.last, row.count + entry.count < 100 {
            rows[rows.count - 1] = row + " " + entry
        } else {
            rows.append("        " + entry)
        }
    }
    return rows.joined(separator: "\n")
}

let version = text("EastAsianWidth.txt").prefix { $0 != "\n" }
    .drop { !$0.isNumber }.prefix { $0 != "t" }.dropLast()

func write(_ name: String, _ summary: String, _ points: ClosedRange<Int>) throws {
    let code = """
        // Made by Scripts/MakeScalarKinds.swift from the Unicode Character Database \(version).

        extension ScalarKind {
            /// The start of each kind \(summary), times 32, plus the number of the kind.
            static let \(name): [UInt32] = [
        \(rows(points))
            ]
        }

        """
    let path =
        "Sources/Interface/Text/ScalarKind+\(name.prefix(1).uppercased() + name.dropFirst()).swift"
    try code.write(toFile: path, atomically: true, encoding: .utf8)
}

try write("basicPlane", "up to U+FFFF", 0...0xFFFF)
try write("otherPlanes", "from U+10000 on", 0x10000...0x10FFFF)
