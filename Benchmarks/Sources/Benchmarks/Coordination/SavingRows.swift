import Wayline

/// A state saved and restored.

@MainActor
enum SavingRows {
    static var all: [Row] {
        [
            .time(
                "save and restore a stack of 1,000", limit: 11, allocates: true,
                value: { restore(1_000) }, floor: pages),
            save(10), save(100), restoreAgainstCoders(10), restoreAgainstCoders(100),
        ]
    }

    private static func save(_ count: Int) -> Row {
        .time(
            "save a stack of \(count), against JSONEncoder", limit: 0.25, allocates: true,
            value: { saves(count) }, floor: { encodes(count) })
    }

    private static func restoreAgainstCoders(_ count: Int) -> Row {
        .time(
            "save and restore a stack of \(count), against Foundation's coders", limit: 0.55,
            allocates: true, value: { restore(count) }, floor: { decodes(count) })
    }

    private static func navigator() -> Navigator {
        do {
            return try Navigator(SampleCoordinator())
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// A navigator with so many screens.
    private static func navigator(_ count: Int) -> Navigator {
        let navigator = navigator()
        navigator.go(
            .stack((0..<count).map { PlaceStep("home", ["id": .int($0), "title": "Page \($0)"]) }))
        return navigator
    }

    private static func saves(_ count: Int) -> Work {
        let navigator = navigator(count)
        return { times in
            for _ in 0..<times {
                do {
                    BlackHole.consume(try navigator.save())
                } catch {
                    preconditionFailure("\(error)")
                }
            }
        }
    }

    /// From one navigator to another, which makes the screens.
    private static func restore(_ count: Int) -> Work {
        let (from, to) = (navigator(count), navigator())
        return { times in
            for _ in 0..<times {
                do {
                    BlackHole.consume(try to.restore(from.save()))
                } catch {
                    preconditionFailure("\(error)")
                }
            }
        }
    }

    private static func encodes(_ count: Int) -> Work {
        let place = PlaceByHand(count: count)
        return { times in
            for _ in 0..<times { BlackHole.consume(place.saved()) }
        }
    }

    /// The same fields, and a screen of each.
    private static func decodes(_ count: Int) -> Work {
        let place = PlaceByHand(count: count)
        return { times in
            for _ in 0..<times {
                let place = PlaceByHand.read(place.saved())
                let screens = place.root.stack.map { ($0, SampleScreen(SampleViewModel())) }
                BlackHole.consume(screens)
            }
        }
    }

    /// The same names and parameters, and a screen of each.
    private static func pages() -> Work {
        let pages = (0..<1_000).map {
            SavedByHand.Page(name: "home", id: $0, title: "Page \($0)")
        }
        return { times in
            for _ in 0..<times {
                var saved = BlackHole.opaque(SavedByHand(pages))
                let screens = saved.pages().map { ($0, SampleScreen(SampleViewModel())) }
                BlackHole.consume(screens)
            }
        }
    }
}
