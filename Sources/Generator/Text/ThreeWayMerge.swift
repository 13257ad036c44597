/// What two have made of the same text, put together line by line, as `git merge-file` does.
///
/// What both have changed, or in lines that touch, is a conflict, unless they have made the same of it.
package struct ThreeWayMerge: Sendable {
    /// Where there is a conflict, mine and theirs stand below each other between markers.
    package let bytes: [UInt8]
    package let conflicts: Int

    package init(base: [UInt8], mine: [UInt8], theirs: [UInt8]) {
        let sides = MergeSides(mine: Line.all(of: mine), theirs: Line.all(of: theirs))
        let changes = sides.changes(since: Line.all(of: base))
        var bytes: [UInt8] = []
        var next = 0
        for change in changes {
            bytes += sides.mine[next..<change.mine.lowerBound].joined()
            bytes += sides.outcome(of: change)
            next = change.mine.upperBound
        }
        bytes += sides.mine[next...].joined()
        self.bytes = bytes
        conflicts = changes.count { $0.kind == .conflict }
    }

    /// In how many places of a text two changes are marked, between which nobody has chosen yet.
    package static func conflicts(markedIn text: [UInt8]) -> Int {
        Line.all(of: text).count { $0.bytes.starts(with: Mark.yours.utf8) }
    }
}

/// The lines by which a conflict is marked.
private enum Mark {
    static let yours = "<<<<<<< yours"
    static let between = "======="
    static let template = ">>>>>>> template"
}

extension Collection<Line> {
    fileprivate func joined() -> [UInt8] { flatMap(\.bytes) }
}

extension MergeSides {
    fileprivate func outcome(of change: MergeChange) -> [UInt8] {
        switch change.kind {
        case .mine, .alike: mine[change.mine].joined()
        case .theirs: theirs[change.theirs].joined()
        case .conflict: marked(change)
        }
    }

    private func marked(_ change: MergeChange) -> [UInt8] {
        let end = lineEnd(before: change)
        let block = { (lines: ArraySlice<Line>) in
            lines.joined() + (lines.last?.isComplete == false ? end : "").utf8
        }
        return Array("\(Mark.yours)\(end)".utf8) + block(mine[change.mine])
            + Array("\(Mark.between)\(end)".utf8) + block(theirs[change.theirs])
            + Array("\(Mark.template)\(end)".utf8)
    }

    /// As the lines above end, as far as they do.
    private func lineEnd(before change: MergeChange) -> String {
        let above = [(mine, change.mine), (theirs, change.theirs)].compactMap { lines, part in
            lines.prefix(Swift.max(1, part.lowerBound)).last(where: \.isComplete)
        }
        return !above.isEmpty && above.allSatisfy(\.endsWithCarriageReturn) ? "\r\n" : "\n"
    }
}
