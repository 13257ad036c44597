import Binding
import WaylineRouting

extension ScriptStep {
    enum Name: String, CaseIterable {
        case type, submit, choose, select, filter, act, sort, mark, move, back, undo, redo, open
        case wait, show, expect
    }

    /// Reads the words of a line; nil if there are none.
    init?(_ words: inout ScriptWords) throws(ScriptError.Reason) {
        var rest = words
        guard rest.next() != nil else { return nil }
        let name: Name = try words.name("a step")
        switch name {
        case .type: self = try Self.typing(&words)
        case .submit: (self, _) = (.submit(try words.text(.submit)), try words.end(.submit))
        case .choose: (self, _) = (.choose(try words.text(.choose)), try words.end(.choose))
        case .select: self = try Self.selecting(&words)
        case .filter:
            self = .filter(try words.text(.filter), by: try words.text(.filter))
            try words.end(.filter)
        case .act: self = try Self.acting(&words)
        case .sort: self = try Self.sorting(&words)
        case .mark:
            let list = try words.text(.mark)
            self = .mark(try words.text(.mark), in: list)
            try words.end(.mark)
        case .move: self = try Self.moving(&words)
        case .back: (self, _) = (.back, try words.end(.back))
        case .undo: (self, _) = (.undo, try words.end(.undo))
        case .redo: (self, _) = (.redo, try words.end(.redo))
        case .open: (self, _) = (.open(try words.word(.open)), try words.end(.open))
        case .wait: (self, _) = (.wait(try Self.time(words.word(.wait))), try words.end(.wait))
        case .show: (self, _) = (.show, try words.end(.show))
        case .expect: self = .expect(try ScriptExpectation(&words))
        }
    }

    private static func selecting(
        _ words: inout ScriptWords
    ) throws(ScriptError.Reason) -> Self {
        let control = try words.text(.select)
        let isMatch = words.skip("matching")
        let usage: ScriptUsage = isMatch ? .match : .select
        let text = try words.text(usage)
        try words.end(usage)
        return isMatch ? .match(text, in: control) : .select(text, in: control)
    }

    private static func moving(_ words: inout ScriptWords) throws(ScriptError.Reason) -> Self {
        let list = try words.text(.move)
        let row = try words.text(.move)
        let isUp = words.skip("up")
        guard isUp || words.skip("down") else { throw .usage(.move) }
        try words.end(.move)
        return .move(row, by: isUp ? -1 : 1, in: list)
    }

    private static func acting(_ words: inout ScriptWords) throws(ScriptError.Reason) -> Self {
        let list = try words.text(.act)
        let row = try words.text(.act)
        let action = try words.text(.act)
        try words.end(.act)
        return .act(action, on: row, in: list)
    }

    private static func sorting(_ words: inout ScriptWords) throws(ScriptError.Reason) -> Self {
        let table = try words.text(.sort)
        let column = words.skip("none") ? nil : try words.text(.sort)
        let isDescending = column != nil && words.skip("descending")
        try words.end(.sort)
        return .sort(table, by: column, descending: isDescending)
    }

    private static func typing(_ words: inout ScriptWords) throws(ScriptError.Reason) -> Self {
        let field = try words.text(.type)
        let text = try words.text(.type)
        try words.end(.type)
        return .type(text, into: field)
    }

    private static func time(_ text: String) throws(ScriptError.Reason) -> SchedulerTime.Stride {
        for (unit, nanoseconds) in [("ms", 1e6), ("s", 1e9)] where text.hasSuffix(unit) {
            let number = text.dropLast(unit.count)
            guard number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
                let count = Double(number), count * nanoseconds < 1e18
            else { break }
            return SchedulerTime.Stride(nanoseconds: Int64((count * nanoseconds).rounded()))
        }
        throw .noTime(text)
    }
}

extension ScriptExpectation {
    enum Name: String, CaseIterable {
        case screen, stack, text, alert, no
    }

    private enum Absent: String, CaseIterable {
        case text, alert
    }

    fileprivate init(_ words: inout ScriptWords) throws(ScriptError.Reason) {
        let name: Name = try words.name("something to expect")
        switch name {
        case .screen:
            self = .screen(RouteName(rawValue: try words.word(.expectScreen)))
            try words.end(.expectScreen)
        case .stack: self = .stack(try Self.stack(words.all(.expectStack)))
        case .text:
            (self, _) = (.text(try words.something(.expectText)), try words.end(.expectText))
        case .alert:
            (self, _) = (.alert(try words.something(.expectAlert)), try words.end(.expectAlert))
        case .no: self = try Self.absence(&words)
        }
    }

    private static func absence(_ words: inout ScriptWords) throws(ScriptError.Reason) -> Self {
        let name: Absent = try words.name("something not to expect")
        switch name {
        case .text:
            let text = try words.something(.expectNoText)
            try words.end(.expectNoText)
            return .noText(text)
        case .alert:
            try words.end(.expectNoAlert)
            return .noAlert
        }
    }

    private static func stack(_ text: String) throws(ScriptError.Reason) -> [RouteName] {
        let names = text.split(separator: ",", omittingEmptySubsequences: false)
        if names.contains("") { throw .usage(.expectStack) }
        return names.map { RouteName(rawValue: String($0)) }
    }
}
