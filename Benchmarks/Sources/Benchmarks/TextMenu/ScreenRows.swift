import Wayline

/// The cost of a full screen, in time and in bytes.
@MainActor
enum ScreenRows {
    static var all: [Row] {
        [
            .time(
                "frame composed and compared, one control changed", limit: 2.5, allocates: true,
                value: compose, floor: copyCells),
            .time(
                "the same with a list of 100,000 rows", limit: 2.5, allocates: true,
                value: { compose(rows: 100_000) }, floor: copyCells),
            .time(
                "filter keystroke over 100,000 rows", limit: 2.1, allocates: true, value: filter,
                floor: search),
            .time(
                "a key in an 8-item menu, from pressing to bytes", limit: 14, allocates: true,
                value: press, floor: copyCells),
            .time(
                "a key in a list beside a letter, against the list alone", limit: 1.8,
                allocates: true, value: { pressInList(hasLetter: true) },
                floor: { pressInList(hasLetter: false) }),
            .time(
                "a key in a text of 20,000 lines, against one of 20", limit: 4, allocates: true,
                value: { type(["a", "\u{7F}"], lines: 20_000) },
                floor: { type(["a", "\u{7F}"], lines: 20) }),
            .time(
                "undo in a text of 20,000 lines, against one of 20", limit: 4, allocates: true,
                value: { type(["a", "\u{1F}"], lines: 20_000) },
                floor: { type(["a", "\u{1F}"], lines: 20) }),
            bytes("bytes: redraw after one key in an 8-item menu", limit: 36) {
                try menu().bytes(of: down)
            },
            bytes("bytes: a key in a text field", limit: 1) {
                let terminal = try SampleTerminal([TextField("Email"), TextField("Name")])
                terminal.type("a")
                return terminal.bytes(of: "b")
            },
            bytes("bytes: redraw when nothing changed", limit: 0) {
                try menu().bytes(of: keyWithoutUse)
            },
        ]
    }

    private static let up = "\u{1B}[A"
    private static let down = "\u{1B}[B"
    private static let keyWithoutUse = "\u{1B}[24~"

    private static func bytes(
        _ name: String, limit: Double, of count: @escaping @MainActor () throws -> Double
    ) -> Row {
        Row(
            name: name, limit: limit,
            kind: .count(unit: "bytes") { attempt { try count() } })
    }

    private static func menu() throws -> SampleTerminal {
        try SampleTerminal((1...8).map { Button("Item \($0)") })
    }

    private static func pressInList(hasLetter: Bool) -> Work {
        let letter = SampleViewScreen((1...8).map { Label("line \($0) of the letter") })
        let list = List("Letters", (0..<100).map { "letter \($0)" })
        let beside = Container("Letter", isBeside: true, [letter])
        return pressing(
            attempt {
                try SampleTerminal(hasLetter ? [list, beside] : [list], columns: 120)
            })
    }

    private static func press() -> Work { pressing(attempt { try menu() }) }

    private static func pressing(
        _ terminal: SampleTerminal, _ keys: [String] = [up, down], with object: Any? = nil
    ) -> Work {
        var turn = 0
        return { times in
            withExtendedLifetime(object) {}
            MainActor.assumeIsolated {
                for _ in 0..<times {
                    turn &+= 1
                    terminal.type(keys[turn % keys.count])
                }
            }
        }
    }

    /// Types `keys` in turn, in the middle of a text that a view model has, too.
    private static func type(_ keys: [String], lines: Int) -> Work {
        let area = TextArea("Text")
        let rows = (1...lines).map { "dòng \($0) của một văn bản" }
        let text = Observable(rows.joined(separator: "\n"))
        area.limit = .max
        let binding = area.bind(bothWays: text)
        let terminal = attempt { try SampleTerminal([area, Button("Send")]) }
        area.moveCursor(to: area.editing.count / 2)
        return pressing(terminal, keys, with: binding)
    }

    private static func compose() -> Work {
        attempt {
            let label = Label("0")
            let buttons = (1...7).map { Button("Item \($0)") }
            return changing(label, on: try SampleTerminal([label] + buttons))
        }
    }

    private static func compose(rows: Int) -> Work {
        attempt {
            let label = Label("0")
            let list = List("Rows", (0..<rows).map { "row \($0)" })
            return changing(label, on: try SampleTerminal([label, list]))
        }
    }

    private static func changing(_ label: Label, on terminal: SampleTerminal) -> Work {
        var turn = 0
        return { times in
            withExtendedLifetime(terminal) {}
            MainActor.assumeIsolated {
                for _ in 0..<times {
                    turn &+= 1
                    label.text = turn & 1 == 0 ? "one" : "two"
                }
            }
        }
    }

    /// Copies as many cells as the frame has.
    private nonisolated static func copyCells() -> Work {
        struct Cell {
            var glyph: UInt64 = 0x20
            var style: UInt32 = 0
            var columns: UInt32 = 1
        }
        let cells = Array(repeating: Cell(), count: 80 * 24)
        var copy = cells
        return { times in
            for _ in 0..<times {
                copy.withUnsafeMutableBufferPointer { copy in
                    cells.withUnsafeBufferPointer { _ = copy.update(fromContentsOf: $0) }
                }
                BlackHole.consume(copy)
            }
        }
    }

    private static let rows = (0..<100_000).map { "article \($0 * 7919 % 100_000) of many" }

    private static func filter() -> Work {
        let list = List("Rows", rows)
        var turn = 0
        return { times in
            MainActor.assumeIsolated {
                for _ in 0..<times {
                    turn &+= 1
                    list.filter = turn & 1 == 0 ? "77" : "88"
                }
            }
        }
    }

    /// The places of the rows that hold the text, in capital or small letters.
    private static func search() -> Work {
        let rows = rows
        return { times in
            for turn in 0..<times {
                let search = SearchByHand(turn & 1 == 0 ? "77" : "88")
                BlackHole.consume(rows.indices.filter { search.isFound(in: rows[$0]) })
            }
        }
    }
}
