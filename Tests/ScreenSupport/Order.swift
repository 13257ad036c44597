package import WaylineInterface

/// A row of a table.
package struct Order: Identifiable, Equatable {
    package let id: Int
    package let customer: String
    package let total: Int
    package let city: String

    package init(id: Int, customer: String, total: Int, city: String = "Huế") {
        (self.id, self.customer, self.total, self.city) = (id, customer, total, city)
    }

    package static let four = [
        Order(id: 1041, customer: "An Nguyễn", total: 1_250_000),
        Order(id: 1042, customer: "田中さくら", total: 80_000),
        Order(id: 1043, customer: "Bình", total: 80_000),
        Order(id: 9, customer: "Zoë", total: 5_000, city: "Đà Nẵng"),
    ]

    @MainActor
    package static func table(
        _ orders: [Order] = four, selects: RowSelection = .one
    ) -> Table<Order> {
        Table(
            "Orders", orders, selects: selects, emptyText: "No orders.",
            columns: [
                Column("Number") { "\($0.id)" },
                Column("Customer", width: .flexible, sortedBy: \.customer) { $0.customer },
                Column("City") { $0.city },
                Column("Total", alignment: .trailing, sortedBy: \.total) { "\($0.total) ₫" },
            ])
    }
}
