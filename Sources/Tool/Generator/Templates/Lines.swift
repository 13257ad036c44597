/// The text of a generated file, or a part of it.
struct Lines {
    private(set) var text = ""
}

/// Joins lines of Swift with conditions and loops. An expression is a line, or several.
@resultBuilder
enum LinesBuilder {
    static func buildExpression(_ lines: String) -> Lines { Lines(text: lines + "\n") }

    static func buildExpression(_ lines: Lines) -> Lines { lines }

    static func buildPartialBlock(first: Lines) -> Lines { first }

    static func buildPartialBlock(accumulated: consuming Lines, next: Lines) -> Lines {
        accumulated.append(next)
        return accumulated
    }

    static func buildOptional(_ lines: Lines?) -> Lines { lines ?? Lines() }

    static func buildEither(first: Lines) -> Lines { first }

    static func buildEither(second: Lines) -> Lines { second }

    static func buildArray(_ parts: [Lines]) -> Lines {
        parts.reduce(into: Lines()) { $0.append($1) }
    }
}

extension Lines {
    fileprivate mutating func append(_ other: Lines) { text += other.text }
}
