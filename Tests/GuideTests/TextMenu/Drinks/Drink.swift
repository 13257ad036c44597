struct Drink: Equatable {
    let name: String
    let price: String

    static let all = [
        Drink(name: "Espresso", price: "2.20"), Drink(name: "Espresso macchiato", price: "2.40"),
        Drink(name: "Ristretto", price: "2.20"), Drink(name: "Lungo", price: "2.50"),
        Drink(name: "Cappuccino", price: "3.10"), Drink(name: "Flat white", price: "3.30"),
        Drink(name: "Latte macchiato", price: "3.40"), Drink(name: "Filter coffee", price: "2.80"),
        Drink(name: "Cà phê sữa đá", price: "3.60"), Drink(name: "Cold brew", price: "3.20"),
        Drink(name: "Green tea", price: "2.60"), Drink(name: "Hot chocolate", price: "3.00"),
    ]
}
