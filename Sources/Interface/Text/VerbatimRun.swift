/// The scalars at the beginning of a character that can be written unchanged.
struct VerbatimRun {
    private(set) var columns = 0
    private(set) var end: Substring.Index
    private let scalars: Substring.UnicodeScalarView
    private var last: ScalarKind?
    private var base: ScalarKind?
    /// The columns before the base.
    private var columnsBefore = 0

    /// Takes as many scalars as it can, which may follow the dotted circle.
    init(_ scalars: Substring.UnicodeScalarView, onCircle: Bool) {
        self.scalars = scalars
        end = scalars.startIndex
        if onCircle { add(.narrow) }
        while end < scalars.endIndex, let next = endOfNext() { end = next }
    }

    /// Takes a scalar, or a sequence of tags. Returns its end; nil if it must be hidden.
    private mutating func endOfNext() -> Substring.Index? {
        let scalar = scalars[end]
        let kind = ScalarKind(scalar)
        let next = scalars.index(after: end)
        switch kind {
        case .hidden: return nil
        case .mark, .spacingMark, .followingJamo:
            guard last != nil else { return nil }
            columns += kind.columns
        case .modifier: columns = base?.isEmoji == true ? columnsBefore + 2 : columns + 2
        case .selector:
            guard acceptsSelector else { return nil }
            vary(scalar)
        case .joiner:
            guard joins(scalar, at: next) else { return nil }
        case .tag: return endOfTags()
        case .narrow, .wide, .joining, .keycap, .prepended, .leadingJamo, .regional, .textEmoji,
            .wideEmoji, .varyingEmoji:
            add(kind)
        }
        last = kind
        return next
    }

    private mutating func add(_ kind: ScalarKind) {
        if last == .joiner, kind.isEmoji {
            columns = columnsBefore + 2
        } else {
            columnsBefore = columns
            columns += kind.columns
        }
        base = kind
        last = kind
    }

    /// True if a selector may come next. Only one is accepted: many selectors could carry a hidden
    /// message.
    private var acceptsSelector: Bool {
        last != nil && last != .selector && last != .joiner
    }

    private mutating func vary(_ selector: Unicode.Scalar) {
        guard last == base else { return }
        switch (selector, base) {
        case ("\u{FE0F}", .textEmoji), ("\u{FE0F}", .varyingEmoji), ("\u{FE0F}", .keycap):
            columns = columnsBefore + 2
        case ("\u{FE0E}", .varyingEmoji): columns = columnsBefore + 1
        default: break
        }
    }

    /// Returns whether a joiner has an effect here: between emoji, and in scripts that are written
    /// with it.
    private func joins(_ joiner: Unicode.Scalar, at next: Substring.Index) -> Bool {
        guard let base, last != .joiner else { return false }
        if base == .joining { return true }
        return joiner == "\u{200D}" && base.isEmoji && next < scalars.endIndex
            && ScalarKind(scalars[next]).isEmoji
    }

    /// Returns the end of the tags of a flag: three to six letters and digits, and the closing tag.
    private mutating func endOfTags() -> Substring.Index? {
        guard end > scalars.startIndex, scalars[scalars.index(before: end)] == "\u{1F3F4}" else {
            return nil
        }
        let tags = scalars[end...].prefix { scalar in
            ("\u{E0030}"..."\u{E0039}").contains(scalar)
                || ("\u{E0061}"..."\u{E007A}").contains(scalar)
        }
        guard (3...6).contains(tags.count), tags.endIndex < scalars.endIndex,
            scalars[tags.endIndex] == "\u{E007F}"
        else { return nil }
        last = .tag
        return scalars.index(after: tags.endIndex)
    }
}
