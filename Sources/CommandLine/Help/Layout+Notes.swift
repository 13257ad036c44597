extension Layout {
    mutating func add(_ notes: [Note]) {
        var isHeaded = false
        for note in notes {
            switch note {
            case .heading(let name):
                addHeading(name)
            case .paragraph(let words):
                if !isHeaded { add("") }
                add(words: words)
            case .terms(let terms):
                if !isHeaded { add("") }
                add(terms)
            case .verbatim(let lines):
                if !isHeaded { add("") }
                for line in lines.split(separator: "\n") { add("  \(line)") }
            }
            if case .heading = note { isHeaded = true } else { isHeaded = false }
        }
    }

    mutating func add(_ examples: [Command.Example]) {
        if examples.isEmpty { return }
        addHeading(examples.count > 1 ? "Examples" : "Example")
        for example in examples {
            add("  \(example.line)")
            add(words: example.effect, indent: 6, hanging: 6)
        }
    }

    mutating func add(_ options: [Option]) {
        addHeading("Options")
        add(options.map { ($0.listed, $0.meaning) })
    }
}

extension Option {
    /// The option in a list of options.
    var listed: String {
        "\(letter.map { "-\($0), " } ?? "    ")\(usage)"
    }

    /// The option in a line of usage.
    var usage: String {
        value.map { "\(typed) \($0.name)" } ?? typed
    }

    fileprivate var meaning: String {
        isRepeatable ? "\(summary); may be given several times" : summary
    }
}
