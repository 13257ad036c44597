import Binding

/// The conditions under which the steps of a script are taken: its first line.
package struct ScriptHeader: Hashable, Sendable {
    /// The front end that shows the app.
    package enum Front: Hashable, Sendable {
        /// Nobody sees the app, so steps need words.
        case none
        case plain
        case screen(columns: Int, rows: Int, isUnicode: Bool)
    }

    /// The name of the app.
    package let app: String
    package var front = Front.none
    package var language = "en"
    package var link: String?

    /// The values of the app's own options.
    package var options: [String: String] = [:]

    /// The service outside of the process that the app has used; nil for none.
    package var outside: String?

    /// The number of earlier steps that the recording leaves out.
    package var omitted = 0

    /// The number that all randomness comes from.
    package var seed: UInt32 = 0

    /// The time of day at the beginning, in seconds since the beginning of 1970.
    package var time = VirtualTime.usualStart

    /// True if a front end shows the app.
    package var hasFront: Bool { front != .none }

    package init(app: String, _ front: Front = .none) {
        (self.app, self.front) = (app, front)
    }

    /// Reads the words of the line; nil if they are not a header.
    package init?(_ words: inout StepWords) {
        guard words.skip("app"), let app = words.text() else { return nil }
        self.init(app: app)
        while !words.isEmpty {
            guard takeFront(&words) || takeValue(&words) else { return nil }
        }
    }

    private mutating func takeFront(_ words: inout StepWords) -> Bool {
        if words.skip("plain") {
            front = .plain
        } else if words.skip("size") {
            guard let columns = words.number(1...1000), let rows = words.number(1...1000) else {
                return false
            }
            front = .screen(columns: columns, rows: rows, isUnicode: !words.skip("ascii"))
        } else {
            return false
        }
        return true
    }

    private mutating func takeValue(_ words: inout StepWords) -> Bool {
        guard let name = words.first, words.skip(name) else { return false }
        switch name {
        case "seed":
            guard let number = words.number(0...Int(UInt32.max)) else { return false }
            seed = UInt32(number)
        case "time":
            guard let number = words.number(0...1 << 40) else { return false }
            time = number
        case "omitted":
            guard let number = words.number(0...1 << 40) else { return false }
            omitted = number
        case "option":
            guard let option = words.text(), let value = words.text() else { return false }
            options[option] = value
        case "language":
            guard let code = words.next() else { return false }
            language = code
        case "link":
            link = words.next()
            return link != nil
        case "outside":
            outside = words.next()
            return outside != nil
        case _: return false
        }
        return true
    }

    /// The line.
    package var script: String {
        var words: [StepWord] = [
            .bare("app"), .text(app), .bare("language"), .word(language), .bare("seed"),
            .number(Int(seed)), .bare("time"), .number(time),
        ]
        switch front {
        case .none: break
        case .plain: words.append(.bare("plain"))
        case .screen(let columns, let rows, let isUnicode):
            words += [.bare("size"), .number(columns), .number(rows)]
            if !isUnicode { words.append(.bare("ascii")) }
        }
        if let link { words += [.bare("link"), .word(link)] }
        for (name, value) in options.sorted(by: { $0.key < $1.key }) {
            words += [.bare("option"), .text(name), .text(value)]
        }
        if let outside { words += [.bare("outside"), .word(outside)] }
        if omitted > 0 { words += [.bare("omitted"), .number(omitted)] }
        return words.map(\.script).joined(separator: " ")
    }
}

extension ScriptHeader {
    /// The conditions of an app that a driver has started.
    @MainActor
    init(_ running: RunningApp, _ options: LaunchOptions) {
        self.init(app: running.app.name)
        language = running.context.language.value
        (seed, time) = (UInt32(truncatingIfNeeded: running.context.seed), options.startTime)
        (link, self.options) = (options.link, options.options)
    }
}
