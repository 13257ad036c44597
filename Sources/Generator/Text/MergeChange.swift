/// Lines of mine and lines of theirs that stand for the same lines of the base.
struct MergeChange {
    enum Kind {
        /// Only mine differs.
        case mine
        case theirs
        /// Both differ from the base, and not from each other.
        case alike
        case conflict
    }

    let kind: Kind
    let mine: Range<Int>
    let theirs: Range<Int>
}
