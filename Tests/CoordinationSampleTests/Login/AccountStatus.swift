enum AccountStatus {
    case valid, expired
}
