import Wayline

/// The cost of tables and of many options, in time.
@MainActor
enum OptionRows {
    static var all: [Row] {
        [
            .time(
                "a key in a table of 100,000 rows, against one of 100", limit: 1.25,
                allocates: true, value: { press(rows: 100_000) }, floor: { press(rows: 100) }),
            .time(
                "100,000 rows sorted by a column", limit: 7.6, allocates: true, value: sort,
                floor: sortByHand),
            .time(
                "a key with 100,000 rows, half of them selected, against 100", limit: 1.25,
                allocates: true, value: { pressAmongSelected(rows: 100_000) },
                floor: { pressAmongSelected(rows: 100) }),
            .time(
                "a selection among 100,000 selected rows, against 100", limit: 1.5,
                allocates: true, value: { select(rows: 100_000) }, floor: { select(rows: 100) }),
            .time(
                "a toggle among 100,000 chosen options, against 100", limit: 1.5, allocates: true,
                value: { toggle(options: 100_000) }, floor: { toggle(options: 100) }),
        ]
    }

    private struct Order {
        let number: Int
        let total: Int
    }

    private static func orders(_ count: Int) -> [Order] {
        (0..<count).map { Order(number: $0, total: $0 * 7919 % 10_007) }
    }

    private static func table(_ count: Int, selects: RowSelection = .one) -> Table<Order> {
        Table(
            "Orders", orders(count), id: \.number, selects: selects,
            columns: [
                Column("Number") { "\($0.number)" },
                Column("Customer", width: .flexible) { _ in "An Nguyen" },
                Column("Total", alignment: .trailing, sortedBy: \.total) { "\($0.total)" },
            ])
    }

    /// Presses keys in the middle of the table, where each one shows other rows.
    private static func press(rows: Int) -> Work { press(table(rows)) }

    /// The same while every second row is selected.
    private static func pressAmongSelected(rows: Int) -> Work {
        let (table, depot) = (table(rows, selects: .several), Depot())
        table.actions = [
            RowAction(forSelected: "Ship", key: "x", depot) { depot, orders in depot.ship(orders) }
        ]
        for row in stride(from: 0, to: rows, by: 2) { table.select(at: row) }
        let work = press(table)
        return { times in withExtendedLifetime(depot) { work(times) } }
    }

    private final class Depot {
        func ship(_ orders: [Order]) {}
    }

    private static func press(_ table: Table<Order>) -> Work {
        attempt {
            table.order = RowOrder("Total")
            table.marked = table.count / 2
            let terminal = try SampleTerminal([table])
            var turn = 0
            return { times in
                MainActor.assumeIsolated {
                    for _ in 0..<times {
                        turn &+= 1
                        terminal.type(turn & 1 == 0 ? "j" : "k")
                    }
                }
            }
        }
    }

    private static func select(rows: Int) -> Work {
        let table = table(rows, selects: .several)
        table.selectAll()
        return { times in
            MainActor.assumeIsolated {
                for turn in 0..<times { table.select(at: turn % 50) }
            }
        }
    }

    private static func toggle(options count: Int) -> Work {
        let choice = MultiChoice("Numbers", Array(0..<count)) { "\($0)" }
        choice.chosen = Set(choice.options)
        return { times in
            MainActor.assumeIsolated {
                for turn in 0..<times { choice.choose(at: turn % 50) }
            }
        }
    }

    private static func sort() -> Work {
        let table = table(100_000)
        var turn = 0
        return { times in
            MainActor.assumeIsolated {
                for _ in 0..<times {
                    turn &+= 1
                    table.order = RowOrder("Total", isDescending: turn & 1 == 0)
                }
            }
        }
    }

    /// The places of the rows in the same orders. A total and its place are one number.
    private static func sortByHand() -> Work {
        let orders = orders(100_000)
        return { times in
            for turn in 0..<times {
                let sign = turn & 1 == 0 ? -1 : 1
                var keys = orders.indices.map { (orders[$0].total * sign) << 32 | $0 }
                keys.sort()
                BlackHole.consume(keys.map { $0 & 0xFFFF_FFFF })
            }
        }
    }
}
