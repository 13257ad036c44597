/// Where in the source something is declared.
struct Declaration: Sendable {
    let file: StaticString
    let line: UInt
}

extension Declaration: CustomStringConvertible {
    var description: String { "\(file):\(line)" }
}
