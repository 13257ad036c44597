import Wayline

enum BankLinks {
    static func table() throws(LinkTableError) -> LinkTable<Transition> {
        try LinkTable(
            scheme: "bank",
            [
                LinkRule("confirm?amount={amount:int}&token={token}") {
                    .push(
                        "confirm",
                        ["amount": $0["amount"] ?? nil, "token": .secret($0["token"] ?? nil)])
                }
            ])
    }
}
