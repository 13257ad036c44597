/// A part of a program that its name identifies.
protocol Named: Hashable, Sendable {
    var name: String { get }
}

extension Named {
    package static func == (first: Self, second: Self) -> Bool { first.name == second.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
