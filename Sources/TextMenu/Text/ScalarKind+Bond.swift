extension ScalarKind {
    /// Whether two neighbours are in one character.
    enum Bond {
        case never
        case always
        /// It depends on more than the two of them.
        case perhaps
    }

    func bond(to next: ScalarKind) -> Bond {
        if self == .hidden { return .never }
        switch next {
        case .mark, .spacingMark, .modifier, .selector, .joiner, .tag: return .always
        case .hidden: return .never
        case .narrow, .keycap, .prepended, .joining, .wide, .textEmoji, .wideEmoji, .varyingEmoji,
            .leadingJamo, .followingJamo, .regional:
            return self == .prepended || canJoin(next) ? .perhaps : .never
        }
    }

    private func canJoin(_ next: ScalarKind) -> Bool {
        switch next {
        case .joining: isExtending
        case .textEmoji, .wideEmoji, .varyingEmoji: self == .joiner
        case .wide, .leadingJamo: self == .leadingJamo
        case .followingJamo: self == .leadingJamo || self == .followingJamo || self == .wide
        case .regional: self == .regional
        case .narrow, .keycap, .prepended, .hidden, .mark, .spacingMark, .modifier, .selector,
            .joiner, .tag:
            false
        }
    }
}
