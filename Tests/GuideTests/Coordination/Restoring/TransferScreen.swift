import Wayline

final class TransferScreen: DraftKeeping {
    struct Draft: Codable {
        var amount = ""
        @Secret var pin = ""
    }

    var draft = Draft()
}
