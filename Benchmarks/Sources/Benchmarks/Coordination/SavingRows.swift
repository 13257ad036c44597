import Coordination

/// A state saved and restored.

@MainActor
enum SavingRows {
    static var all: [Row] {
        [
            .time(
                "save and restore a stack of 1,000", limit: 2.5, allocates: true, value: restore,
                floor: entries)
        ]
    }

    private static let destinations = (0..<1_000).map {
        Destination("home", ["id": .int($0), "title": "Page \($0)"])
    }

    /// From one navigator to another, which makes the screens.
    private static func restore() -> Work {
        do {
            let from = try Navigator(SampleCoordinator())
            let to = try Navigator(SampleCoordinator())
            from.go(.stack(destinations))
            return { times in
                for _ in 0..<times {
                    do {
                        BlackHole.consume(try to.restore(from.save()))
                    } catch {
                        preconditionFailure("\(error)")
                    }
                }
            }
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// The same entries, without a state around them.
    private static func entries() -> Work {
        do {
            let entries = try NavigationState(root: "home").applying(.stack(destinations))
                .activeFlow
                .stack.elements
            return { times in
                for _ in 0..<times {
                    do {
                        let bytes = try Snapshot(entries).bytes()
                        BlackHole.consume(try Snapshot(bytes: bytes).decode([Entry].self))
                    } catch {
                        preconditionFailure("\(error)")
                    }
                }
            }
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
