import Wayline

/// Deep links, from text to target.
enum LinkRows {
    static var all: [Row] {
        [
            .time(
                "deep link matched among 1,000 patterns", limit: 10, allocates: true,
                value: match, floor: split)
        ]
    }

    private static let text = "wayline://shop17/orders/4711/items%20sent/3?ranking=top%2010&page=2"

    private static func match() -> Work {
        let table: LinkTable<Int>
        do {
            table = try LinkTable(scheme: "wayline", rules)
        } catch {
            preconditionFailure("\(error)")
        }
        return { times in
            var sum = 0
            for _ in 0..<times {
                let target = try? table.target(of: Link(parsing: BlackHole.opaque(text)))
                sum &+= target ?? 0
            }
            BlackHole.consume(sum)
        }
    }

    /// Ten for each of a hundred shops.
    private static var rules: [LinkRule<Int>] {
        (0..<1_000).map { number in
            let state = number % 10 == 7 ? "sent" : "in%20state%20\(number % 10)"
            let path = "shop\(number / 10)/orders/{order:int}/items%20\(state)/{item:int}"
            return LinkRule(path + "?page={page:int=1}") { $0["page"] == .int(2) ? number : 0 }
        }
    }

    private static func split() -> Work {
        { times in
            var count = 0
            for _ in 0..<times { count &+= SplitLink.parts(of: BlackHole.opaque(text)).count }
            BlackHole.consume(count)
        }
    }
}
