import Wayline

/// A state saved and restored.

@MainActor
enum SavingRows {
    static var all: [Row] {
        [
            .time(
                "save and restore a stack of 1,000", limit: 27, allocates: true, value: restore,
                floor: pages)
        ]
    }

    private static let destinations = (0..<1_000).map {
        PlaceStep("home", ["id": .int($0), "title": "Page \($0)"])
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
