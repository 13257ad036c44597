import Wayline

extension RouteName {
    static let address: RouteName = "address"
}

final class AddressScreen: Screen {
    let way = Way()
    let router: any Router = AddressRouter()
}
