import Wayline

extension RouteID {
    static let address: RouteID = "address"
}

final class AddressScreen: Screen {
    let way = Way()
    let router: any Router = AddressRouter()
}
